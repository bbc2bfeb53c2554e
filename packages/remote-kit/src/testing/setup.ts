import './jsdom-gaps.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { collectConsoleComplaints } from './console-guard.ts'
import { endVisit } from './section-visit.ts'
import { watchLeaks } from './watch-leaks.ts'

// A busy machine is no reason to fail; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 })

const leaks = watchLeaks()
const complaints = collectConsoleComplaints()

beforeEach(() => complaints.clear())

afterEach(() => {
  cleanup()
  endVisit()
  complaints.assertNone()
  leaks.assertNone()
})
