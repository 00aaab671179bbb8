// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { iconNames } from '../../config/index.ts'
import { Icon } from './icon.tsx'

afterEach(cleanup)

describe('icons', () => {
  it.each(iconNames)('has a picture for %s', (name) => {
    expect(
      render(<Icon name={name} />)
        .container.querySelector('svg')
        ?.getAttribute('aria-hidden'),
    ).toBe('true')
  })

  it.each(['constructor', 'nowhere', undefined])('draws nothing for %s', (name) => {
    expect(render(<Icon name={name} />).container.innerHTML).toBe('')
  })
})
