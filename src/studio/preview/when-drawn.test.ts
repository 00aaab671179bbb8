// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { whenDrawn } from './when-drawn.ts'

test('a page is drawn once it says no longer that it is being loaded', async () => {
  document.body.innerHTML = '<div id="root"><div class="waiting"></div></div>'
  const call = vi.fn()
  whenDrawn(document, call)
  expect(call).not.toHaveBeenCalled()
  document.getElementById('root')?.replaceChildren(document.createElement('main'))
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce())
})

test('a page that never said so is drawn, the portal or not', () => {
  const call = vi.fn()
  document.body.innerHTML = '<div id="root"><main></main></div>'
  whenDrawn(document, call)
  document.body.innerHTML = '<p>Somewhere else</p>'
  whenDrawn(document, call)
  expect(call).toHaveBeenCalledTimes(2)
})
