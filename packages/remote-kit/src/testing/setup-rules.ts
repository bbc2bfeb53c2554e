import { afterEach, beforeEach } from 'vitest'
import { collectConsoleComplaints } from './console-guard.ts'

const complaints = collectConsoleComplaints()

beforeEach(() => complaints.clear())
afterEach(() => complaints.assertNone())
