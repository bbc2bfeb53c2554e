import './jsdom-gaps.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { collectConsoleComplaints } from './console-guard.ts'

const complaints = collectConsoleComplaints()

beforeEach(() => complaints.clear())

afterEach(() => {
  cleanup()
  complaints.assertNone()
})
