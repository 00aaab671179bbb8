// @vitest-environment jsdom
// @looks-at-styles
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import { servicesOf } from '../testing/services.ts'
import { Legend } from './Legend.tsx'

afterEach(cleanup)

it('keeps its colours on paper, also of parts that lead nowhere, and all of its lines', () => {
  const figures = Array.from({ length: 12 }, (_, index) => ({
    ...{ id: `${index}`, code: `${index}`, label: `part ${index}`, value: 1, opens: false },
  }))
  const { container } = render(
    <EngineContext value={servicesOf()}>
      <Legend
        {...{ figures, colours: figures.map(() => '#417f90'), current: undefined }}
        setCurrent={() => undefined}
        choose={() => undefined}
      />
    </EngineContext>,
  )
  expect(container.querySelectorAll('li')).toHaveLength(12)
  expect(stylesOf(container.querySelector('li [aria-hidden]'))).toMatch(/print-color-adjust: ?exact/)
  expect(stylesOf(container.querySelector('ul'))).toMatch(/@media print ?{[^}]*max-height: ?none/)
})

/** The rules of the class that an element has of its own. */
function stylesOf(element: Element | null): string {
  const own = element?.className.split(' ').at(-1) ?? '-'
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText.replaceAll(/\s+/g, ' ')))
    .filter((rule) => rule.includes(own))
    .join(' ')
}
