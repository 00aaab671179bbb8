// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { WaitingText } from './waiting-text.tsx'

afterEach(cleanup)

const aloud = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)
const Parts = ({ names }: { names: readonly string[] }) => (
  <>
    {names.map((name) => (
      <WaitingText key={name} text="Loading figures" />
    ))}
    <WaitingText text="Loading rows" />
  </>
)

it.each([
  ['', false],
  [', also where React mounts each a second time', true],
])(
  'parts that wait at the same time say it once aloud, each in its place, and the next wait is said again%s',
  (_how, reactStrictMode) => {
    const page = render(<Parts names={['one', 'two', 'three']} />, { reactStrictMode })
    expect(aloud()).toEqual(['Loading figures', 'Loading rows'])
    expect(screen.getAllByText('Loading figures')).toHaveLength(3)
    // Whichever is there first, what has been said is not said by another.
    page.rerender(<Parts names={['two', 'three']} />)
    expect(aloud()).toEqual(['Loading rows'])
    page.rerender(<Parts names={[]} />)
    page.rerender(<Parts names={['one', 'two']} />)
    expect(aloud()).toEqual(['Loading rows', 'Loading figures'].toSorted())
  },
)
