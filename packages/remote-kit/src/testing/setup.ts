import './jsdom-gaps.ts'
import './quiet-diagnostics.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { collectConsoleComplaints } from './console-guard.ts'
import { endVisit, leaveByMenu } from './section-visit.ts'
import { closeWrittenServers } from './shared-server.ts'
import { watchPage } from './watch-leaks.ts'

const leaks = watchPage()
const complaints = collectConsoleComplaints()

beforeEach(() => {
  complaints.clear()
  // One server's data in tab storage must not affect the next.
  sessionStorage.clear()
})

afterEach(async () => {
  await leaveByMenu()
  cleanup()
  endVisit()
  await closeWrittenServers()
  complaints.assertNone()
  leaks.assertNone()
})
