import { readFileSync } from 'node:fs'
import { beforeAll, expect } from 'vitest'

/**
 * Whether something is hidden is asked of every element on the way to a name or a role, and jsdom answers by trying every rule of
 * every style on it: almost half of the time of the tests that draw. So the styles of components stand apart from the document,
 * unless a test file says in a line of its own that it looks at them.
 */
const LOOKS = '// @looks-at-styles\n'

/** Where the styles stand, in the document or out of it; kept with the head, as files of tests share a document. */
const APART = Symbol.for('styles apart')

if (typeof document !== 'undefined') {
  const apart = stylesApart(document.head)
  beforeAll(() => {
    if (readFileSync(expect.getState().testPath ?? '', 'utf8').includes(LOOKS)) document.head.append(apart)
    else if (apart.isConnected) takeAway(apart)
  })
}

/** From now on, styles that are put into the head stand in an element of their own. */
function stylesApart(head: HTMLHeadElement & { [APART]?: HTMLElement }): HTMLElement {
  const known = head[APART]
  if (known !== undefined) return known
  const apart = document.createElement('div')
  const insertBefore = head.insertBefore.bind(head)
  head[APART] = apart
  head.insertBefore = (node, before) =>
    node instanceof HTMLStyleElement
      ? apart.insertBefore(node, before?.parentNode === apart ? before : null)
      : insertBefore(node, before)
  return apart
}

/** One by one: jsdom keeps the rules of a style whose parent is what is taken out of the document. */
function takeAway(apart: HTMLElement) {
  const styles = [...apart.children]
  apart.replaceChildren()
  apart.remove()
  apart.append(...styles)
}
