import { insertAt, moveTo, without } from '@console/values/json/ordered-list'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { subscribeOnPause, subscribeWhenIdle } from '../following/subscribe-on-pause.ts'
import { createDocumentStore } from './document-store.ts'
import { createPartStores } from './part-stores.ts'

type List = readonly number[]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const add = (value: number) => (list: List) => [...list, value]

describe('the document being edited', () => {
  it('undoes and redoes named steps', () => {
    const store = createDocumentStore<List>([])
    store.change('Add one', add(1))
    store.change('Add two', add(2))
    expect(store.readHistory()).toEqual({ undo: 'Add two', redo: null })
    store.undo()
    expect(store.read()).toEqual([1])
    expect(store.readHistory()).toEqual({ undo: 'Add one', redo: 'Add two' })
    store.redo()
    expect(store.read()).toEqual([1, 2])
  })

  it('clears the redo history after another change', () => {
    const store = createDocumentStore<List>([])
    store.change('Add one', add(1))
    store.undo()
    store.change('Add two', add(2))
    store.redo()
    expect(store.read()).toEqual([2])
    expect(store.readHistory()).toEqual({ undo: 'Add two', redo: null })
  })

  it('treats typing in one field as one step, until a second passes or another field is typed in', () => {
    const store = createDocumentStore('')
    const type = (key: string, text: string) =>
      store.change(`Type in ${key}`, (before) => before + text, { mergeKey: key })
    type('title', 'a')
    vi.advanceTimersByTime(900)
    type('title', 'b')
    vi.advanceTimersByTime(1000)
    type('title', 'c')
    type('text', 'd')
    const seen = [store.read()]
    while (store.readHistory().undo !== null) {
      store.undo()
      seen.push(store.read())
    }
    expect(seen).toEqual(['abcd', 'abc', 'ab', ''])
  })

  it('starts a new step after an undo, even in the same field', () => {
    const store = createDocumentStore('')
    const type = (text: string) => store.change('Type', (before) => before + text, { mergeKey: 'title' })
    type('a')
    store.undo()
    store.redo()
    type('b')
    store.undo()
    expect(store.read()).toBe('a')
  })

  it('returns the same history while the next steps are the same, so that nothing re-renders', () => {
    const store = createDocumentStore('')
    const type = () => store.change('Type', (before) => `${before}a`, { mergeKey: 'title' })
    type()
    const history = store.readHistory()
    type()
    expect(store.readHistory()).toBe(history)
  })

  it('ignores an edit that changes nothing', () => {
    const store = createDocumentStore<List>([1])
    const listener = vi.fn()
    store.subscribe(listener)
    store.change('Move', (list) => moveTo(list, 1, 5))
    expect(listener).not.toHaveBeenCalled()
    expect(store.readHistory().undo).toBeNull()
  })

  it('has nothing to undo after a replacement', () => {
    const store = createDocumentStore<List>([])
    store.change('Add one', add(1))
    store.replace([7])
    store.undo()
    expect(store.read()).toEqual([7])
  })

  it('undoes and redoes across rebased changes, which are not steps themselves', () => {
    const store = createDocumentStore<List>([])
    store.change('Add one', add(1))
    store.change('Add two', add(2))
    store.undo()
    store.rebase((list) => [0, ...list])
    expect(store.read()).toEqual([0, 1])
    expect(store.readHistory()).toEqual({ undo: 'Add one', redo: 'Add two' })
    store.redo()
    expect(store.read()).toEqual([0, 1, 2])
    store.rebase((list) => [9, ...list])
    store.undo()
    expect(store.read()).toEqual([9, 0, 1])
    store.undo()
    expect(store.read()).toEqual([9, 0])
    store.redo()
    store.redo()
    expect(store.read()).toEqual([9, 0, 1, 2])
  })

  it('starts a new step after a rebased change, even in the same field', () => {
    const store = createDocumentStore('')
    const type = (text: string) => store.change('Type', (before) => before + text, { mergeKey: 'title' })
    type('a')
    store.rebase((text) => `>${text}`)
    type('b')
    store.undo()
    expect(store.read()).toBe('>a')
    store.undo()
    expect(store.read()).toBe('>')
  })

  it('remembers five hundred steps', () => {
    const store = createDocumentStore<List>([])
    for (let step = 0; step < 600; step++) store.change('Add', add(step))
    let steps = 0
    for (; store.readHistory().undo !== null; steps++) store.undo()
    expect(steps).toBe(500)
    expect(store.read()).toHaveLength(100)
  })

  it('restores every earlier document after any sequence of changes', () => {
    void fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 20 })), (values) => {
        const store = createDocumentStore<List>([])
        const seen: List[] = [store.read()]
        for (const value of values) {
          store.change('Edit', (list) => (value < 0 ? list.slice(1) : insertAt(list, value, value)))
          seen.push(store.read())
        }
        for (const document of seen.toReversed()) {
          expect(store.read()).toBe(document)
          store.undo()
        }
        for (const document of seen.slice(1)) {
          store.redo()
          expect(store.read()).toBe(document)
        }
      }),
    )
  })
})

describe('a subscriber to the document', () => {
  it('is called once for a burst of changes, when they pause', () => {
    const store = createDocumentStore<List>([])
    const [first, second] = [vi.fn(), vi.fn()]
    subscribeOnPause(store, first)
    subscribeOnPause(store, second)
    for (let value = 0; value < 3; value++) {
      store.change('Add', add(value))
      vi.advanceTimersByTime(190)
    }
    expect(first).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  })

  it('waits no longer than 600 ms while changes continue', () => {
    const store = createDocumentStore<List>([])
    const follower = vi.fn()
    subscribeOnPause(store, follower)
    for (let value = 0; value < 16; value++) {
      store.change('Add', add(value))
      vi.advanceTimersByTime(75)
    }
    expect(follower).toHaveBeenCalledTimes(2)
  })

  it('is not called after it unsubscribed', () => {
    const store = createDocumentStore<List>([])
    const [stays, leaves] = [vi.fn(), vi.fn()]
    const [stop] = [subscribeOnPause(store, leaves), subscribeOnPause(store, stays)]
    store.change('Add', add(1))
    stop()
    vi.runAllTimers()
    expect(leaves).not.toHaveBeenCalled()
    expect(stays).toHaveBeenCalledOnce()
  })
})

describe('an idle subscriber to the document', () => {
  it('is called once typing has stopped for a while, and requests idle time once', () => {
    const store = createDocumentStore<List>([])
    const follower = vi.fn()
    const stop = subscribeWhenIdle(store, follower)
    for (let value = 0; value < 16; value++) {
      store.change('Add', add(value))
      vi.advanceTimersByTime(75)
    }
    expect(follower).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(follower).toHaveBeenCalledOnce()
    store.change('Add', add(1))
    stop()
    vi.runAllTimers()
    expect(follower).toHaveBeenCalledOnce()
  })
})

describe('a view of part of a document', () => {
  it('is called for its own changes only, and for none after it unsubscribed', () => {
    const store = createDocumentStore({ parts: { one: 1, two: 2 } as Record<string, number> })
    const storeOf = createPartStores(store, ({ parts }) => parts)
    const set = (name: string, value: number) =>
      store.change('Set', ({ parts }) => ({ parts: { ...parts, [name]: value } }))
    const [one, two] = [vi.fn(), vi.fn()]
    const stop = storeOf('one').subscribe(one)
    storeOf('two').subscribe(two)
    set('one', 7)
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 0])
    expect(storeOf('two').read()).toEqual({ parts: { one: 7, two: 2 } })
    store.undo()
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([2, 0])
    stop()
    set('one', 8)
    set('three', 3)
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([2, 0])
    storeOf('one').subscribe(one)
    set('one', 9)
    expect(one).toHaveBeenCalledTimes(3)
  })

  it('is the same view whenever it is requested', () => {
    const store = createDocumentStore({ parts: {} })
    const storeOf = createPartStores(store, ({ parts }) => parts)
    expect(storeOf(7)).toBe(storeOf('7'))
  })
})

describe('an ordered list', () => {
  it('moves an item to a position counted without it', () => {
    expect(moveTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
    expect(moveTo(['a', 'b', 'c'], 'c', -3)).toEqual(['c', 'a', 'b'])
    expect(moveTo(['a', 'b', 'c'], 'x', 0)).toEqual(['a', 'b', 'c'])
  })

  it('stays the same value when nothing is removed', () => {
    const list = ['a']
    expect(without(list, 'b')).toBe(list)
    expect(without(list, 'a')).toEqual([])
  })
})
