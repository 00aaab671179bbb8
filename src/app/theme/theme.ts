import { createTheme } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import type { ThemeModel } from '../../config/index.ts'
import { asText, darken, isColour, surface } from '../../config/index.ts'
import { fieldComponents } from '../../render/index.ts'

/** Colours of a tenant that names none (specification of the frame, §1). */
const PRIMARY = '#417F90'
const SECONDARY = '#1a5178'

/** The fonts of the machine, Latin before Japanese. */
export const FONTS = [
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"Helvetica Neue"',
  '"Hiragino Sans"',
  '"Noto Sans JP"',
  '"Yu Gothic UI"',
  'Meiryo',
  'Arial',
  'sans-serif',
].join(', ')

/** The page behind the cards, and the darkest tint that links stand on (a hovered or selected row). */
const PAGE = '#f3f6f8'
const TINT = '#edf2f5'

/** Width in pixels from which the shell shows its bars side by side, and drawers leave the page visible (frame, §9). */
export const SHELL_WIDE = 960
export const DRAWER_WIDE = 1028

/** The tenant's own colours, as they are; a text that is no colour is replaced by the product's. */
export function coloursOf({ primaryColor, secondaryColor }: Pick<ThemeModel, 'primaryColor' | 'secondaryColor'>): {
  primary: string
  secondary: string
} {
  return {
    primary: isColour(primaryColor) ? primaryColor : PRIMARY,
    secondary: isColour(secondaryColor) ? secondaryColor : SECONDARY,
  }
}

/** The look of the portal in a tenant's colours. Text on a colour, and a colour used as text, keep to WCAG AA. */
export function themeOf(model: Pick<ThemeModel, 'primaryColor' | 'secondaryColor'>): Theme {
  const colours = coloursOf(model)
  const primary = surface(colours.primary)
  const secondary = surface(colours.secondary)
  const link = asText(colours.primary, TINT)
  return createTheme({
    palette: {
      primary: { ...primary, dark: darken(primary.main, 0.18), light: colours.primary },
      secondary: { ...secondary, dark: darken(secondary.main, 0.18), light: colours.secondary },
      background: { default: PAGE, paper: '#ffffff' },
      text: { primary: '#16242e', secondary: '#4b5b67' },
      divider: '#dbe3e8',
      // On white no darker than the tint that links stand on.
      action: { selected: 'rgba(65, 110, 135, .09)' },
      error: { main: '#b3261e' },
      success: { main: '#256d3b' },
      warning: { main: '#8a5300' },
      info: { main: '#3f5873' },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: SHELL_WIDE, lg: 1200, xl: 1536 } },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: FONTS,
      fontSize: 14,
      h1: { fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.2rem', fontWeight: 650, lineHeight: 1.35 },
      h3: { fontSize: '1.05rem', fontWeight: 600, lineHeight: 1.4 },
      h4: { fontSize: '1.4rem', fontWeight: 650, letterSpacing: '-0.01em' },
      h5: { fontSize: '1.3rem', fontWeight: 650, letterSpacing: '-0.01em' },
      h6: { fontSize: '1.08rem', fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      ...fieldComponents,
      // A ripple paints for half a second after each click, and is not seen in forced colours: the focus is an outline in the button's own colour.
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -2 } } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            minHeight: 36,
            variants: [
              { props: { variant: 'outlined', color: 'primary' }, style: { color: link, borderColor: link } },
              { props: { variant: 'text', color: 'primary' }, style: { color: link } },
            ],
          },
        },
      },
      MuiLink: { styleOverrides: { root: { color: link, textUnderlineOffset: 3 } } },
      MuiPaper: { styleOverrides: { rounded: { borderRadius: 12 } } },
      MuiDialogTitle: { styleOverrides: { root: { fontWeight: 650, paddingTop: 20 } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', gap: 4 } } },
      // A button beside one line of text stands at its height.
      MuiAlert: { styleOverrides: { action: { '& .MuiButton-root': { marginTop: -4, whiteSpace: 'nowrap' } } } },
      MuiTooltip: { defaultProps: { arrow: true } },
      MuiCssBaseline: {
        styleOverrides: {
          'html, body, #root': { height: '100%' },
          // Japanese has no spaces: it breaks between phrases, where the browser knows them; what is typed breaks anywhere.
          'body:lang(ja)': { wordBreak: 'auto-phrase' },
          textarea: { wordBreak: 'normal' },
          'h1, h2, h3, h4': { textWrap: 'balance' },
          'button, input, select, textarea': { fontFamily: 'inherit' },
          ':focus-visible': { outlineColor: link },
          // Where the reader's own colours replace backgrounds and shadows, what is current has an edge.
          '@media (forced-colors: active)': {
            ':is(a, button)[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 },
          },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
    },
  })
}
