// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles'
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

  it('[TN-01] point the other way where lines run from right to left', () => {
    const drawn = (name: string, direction: 'ltr' | 'rtl'): string =>
      render(
        <ThemeProvider theme={createTheme({ direction })}>
          <Icon name={name} />
        </ThemeProvider>,
      ).container.innerHTML
    expect(drawn('next', 'rtl')).toBe(drawn('previous', 'ltr'))
    expect(drawn('before', 'rtl')).toBe(drawn('after', 'ltr'))
    expect(drawn('next', 'rtl')).not.toBe(drawn('next', 'ltr'))
    expect(drawn('search', 'rtl')).toBe(drawn('search', 'ltr'))
  })

  it.each(['constructor', 'nowhere', undefined])('draws nothing for %s', (name) => {
    expect(render(<Icon name={name} />).container.innerHTML).toBe('')
  })
})
