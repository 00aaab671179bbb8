import type { BrandPalettes } from '../model/theme.ts'

/** What palettes.ts makes of the product's own colours, for a page that knows no tenant; a test keeps it so. */
export const productPalettes: BrandPalettes = {
  light: {
    fill: '#417F90',
    on: '#ffffff',
    hover: '#2e6d7e',
    ink: '#367585',
    strong: '#1a5178',
    onStrong: '#ffffff',
    wash: '#e2f4f9',
  },
  dark: {
    fill: '#77b6c8',
    on: '#10212b',
    hover: '#87c6d8',
    ink: '#77b6c8',
    strong: '#7bb1de',
    onStrong: '#10212b',
    wash: '#122d34',
  },
  ramp: ['#ecf5f8', '#cbe3ea', '#93c0ce', '#5391a2', '#276777', '#064553', '#00242e'],
}
