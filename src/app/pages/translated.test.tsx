// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { keepTranslated } from './translated.ts'

let stop: () => void
beforeAll(() => {
  stop = keepTranslated(document.body)
})
afterEach(cleanup)
afterAll(() => stop())

/** Puts every text into elements of its own, as browsers that translate a page do, at once or in two steps. */
async function translate(place: Element, how: 'replaced' | 'inserted' = 'replaced') {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createRange().createContextualFragment(`<font><font>«${text.data}»</font></font>`)
    if (how === 'replaced') text.replaceWith(font)
    else {
      text.before(font)
      text.remove()
    }
  }
  await Promise.resolve()
}

function Line({ count, note, isOpen = true }: { count: number; note?: string; isOpen?: boolean }) {
  return (
    <p>
      {note}
      {isOpen && <b>open</b>} {count} rows
    </p>
  )
}

describe('a page that the browser translates', () => {
  it.each(['replaced', 'inserted'] as const)('shows what became of a text, which was %s', async (how) => {
    const { container, rerender } = render(<Line count={1} />)
    await translate(container, how)
    expect(container.textContent).toBe('«open»« »«1»« rows»')
    rerender(<Line count={2} />)
    await Promise.resolve()
    expect(container.textContent).toBe('«open»« »2« rows»')
  })

  it('takes a text out, and puts what comes where it belongs', async () => {
    const { container, rerender } = render(<Line count={1} note="a note" />)
    await translate(container)
    rerender(<Line count={1} isOpen={false} />)
    expect(container.textContent).toBe('« »«1»« rows»')
    rerender(<Line count={1} note="another" />)
    expect(container.textContent).toBe('anotheropen« »«1»« rows»')
  })

  it('can be left', async () => {
    const { container, rerender } = render(<>text {1}</>)
    await translate(container)
    rerender(<b>other</b>)
    expect(container.textContent).toBe('other')
  })
})
