import { Ribbon } from '../../../shell/src/environment/ribbon.tsx'

export const states = { 'The environment, in staging': <Ribbon environment="staging" /> }
