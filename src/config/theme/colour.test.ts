import { expect, it } from 'vitest'
import { isColour } from './colour.ts'

it('[HD-05] a colour of the configuration is #RRGGBB and nothing else', () => {
  expect(isColour('#1A5178')).toBe(true)
  expect(['red', '#fff', '#1a51780', 'url(x)', '#1a5178;x', 7, undefined].filter(isColour)).toEqual([])
})
