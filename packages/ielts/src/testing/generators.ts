/** Whole mocks and planted faults for property tests. */
export { gaps, reading } from '../checks/testing/planted-faults.ts'
export { arbitrarySteps, type Step, toCommand } from '../document/testing/arbitrary-command.ts'
export { arbitraryGappedText, toTypedText } from '../document/testing/arbitrary-gapped-text.ts'
export { arbitraryKeyedMock } from '../document/testing/arbitrary-keyed-mock.ts'
export { arbitraryMock } from '../document/testing/arbitrary-mock.ts'
