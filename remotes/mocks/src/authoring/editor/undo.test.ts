import { createDocumentStore } from '@console/authoring/document/document-store'
import { type MockCommand, type MockContent, toContent } from '@console/ielts'
import { listeningRules, readingRules, speakingRules, writingRules } from '@console/ielts/sections'
import { arbitraryMock, arbitrarySteps, type Step, toCommand } from '@console/ielts/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const rules = {
  writing: writingRules,
  speaking: speakingRules,
  reading: readingRules,
  listening: listeningRules,
}

/** Applies a step as the editor does, with the section’s follow-up changes. */
const toStep = (content: MockContent, step: Step): MockCommand =>
  rules[content.section].complete(toCommand(content, step))

// proves B66
test('undo reverts every step exactly, and redo repeats it', () => {
  void fc.assert(
    fc.property(arbitraryMock, arbitrarySteps, (mock, steps) => {
      const store = createDocumentStore(toContent(mock))
      const seen = [store.read()]
      for (const step of steps) {
        const before = store.read()
        store.change(step.kind, toStep(before, step))
        if (store.read() !== before) seen.push(store.read())
      }
      for (const content of seen.toReversed()) {
        expect(store.read()).toBe(content)
        store.undo()
      }
      for (const content of seen.slice(1)) {
        store.redo()
        expect(store.read()).toBe(content)
      }
    }),
  )
})
