import { createTheme } from '@mui/material/styles'
import type { Theme, TypographyStyle } from '@mui/material/styles'
import { FONTS, MOTION, ON_DARK, ON_LIGHT, RADIUS, TYPE, surfaces } from '../../config/index.ts'
import type { BrandPalettes, Mode } from '../../config/index.ts'
import { fieldComponents } from './field-look.ts'
import { facesOf } from './fonts.ts'
import { FORCED_COLOURS } from './forced-colours.ts'
import { size } from './size.ts'
import { switchComponents } from './switch-look.ts'
import { toneOf } from './tone.ts'

declare module '@mui/material/styles' {
  interface TypographyVariants {
    /** The one thing of a screen that is largest. */
    figure: TypographyStyle
  }
  interface TypographyVariantsOptions {
    figure?: Partial<TypographyStyle>
  }
  interface Theme {
    /** The two colours of the brand that charts are coloured by, as a light ground shows them, in both modes. */
    charts: { primary: string; secondary: string }
    /** The ground of what is chosen among others: clearer than the wash, and quiet text can be read on it, whatever the brand's colour. */
    chosen: string
  }
  interface ThemeOptions {
    charts?: Theme['charts']
    chosen?: string
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true
  }
}

/** Width in pixels from which the shell shows its bars side by side (frame, §9). */
export const SHELL_WIDE = 960

const [text, strong] = [size(TYPE.text), size(TYPE.text, 600)]
const [lead, heading, title] = [size(TYPE.lead, 600), size(TYPE.heading, 600), size(TYPE.title, 600)]

/** What holds a text alone: buttons side by side keep the order of the page. */
const TEXTS = 'p, h1, h2, h3, h4, label, option, :is(td, dd, [role=gridcell]):not(:has(button))'

/** The look of the portal in a tenant's colours and letters (`typeface`: their address), in one mode. Text on a colour, and a colour used as text, keep to WCAG AA. */
export function themeOf(
  palettes: BrandPalettes,
  mode: Mode,
  direction: 'ltr' | 'rtl' = 'ltr',
  typeface: string | null = null,
): Theme {
  const brand = palettes[mode]
  const { page, card, wash, ink, soft, line, edge, tones, elevation } = surfaces[mode]
  const isDark = mode === 'dark'
  const state = (main: string) => ({ main, light: main, dark: main, contrastText: isDark ? ON_LIGHT : ON_DARK })
  return createTheme({
    direction,
    charts: { primary: palettes.light.ink, secondary: palettes.light.strong },
    chosen: isDark ? mixed(brand.ink, 16, card) : mixed(palettes.ramp[1] ?? wash, 75, card),
    palette: {
      mode,
      primary: { ...state(brand.ink), dark: brand.hover },
      secondary: { ...state(brand.strong), contrastText: brand.onStrong },
      background: { default: page, paper: card },
      text: { primary: ink, secondary: soft, disabled: edge },
      divider: line,
      action: { selected: wash, hover: wash, active: soft, disabled: edge },
      error: state(tones.danger.ink),
      success: state(tones.success.ink),
      warning: state(tones.warning.ink),
      info: state(tones.info.ink),
    },
    breakpoints: { values: { xs: 0, sm: 600, md: SHELL_WIDE, lg: 1200, xl: 1536 } },
    shape: { borderRadius: RADIUS.control },
    shadows: shadowsOf(elevation),
    transitions: {
      duration: {
        shortest: MOTION.colour,
        shorter: MOTION.open,
        short: MOTION.open,
        standard: MOTION.open,
        complex: MOTION.open,
        enteringScreen: MOTION.open,
        leavingScreen: MOTION.colour,
      },
      easing: { easeOut: MOTION.easing },
    },
    typography: {
      fontFamily: FONTS,
      fontSize: TYPE.text[0],
      h1: title,
      h2: heading,
      h3: lead,
      h4: title,
      h5: heading,
      h6: lead,
      subtitle1: lead,
      subtitle2: strong,
      body1: text,
      body2: text,
      caption: size(TYPE.small),
      figure: size(TYPE.figure, 600),
      overline: { ...size(TYPE.small, 500), textTransform: 'none' },
      button: { ...strong, textTransform: 'none' },
    },
    components: {
      ...fieldComponents,
      ...switchComponents,
      // A ripple paints for half a second after each click, and is not seen in forced colours: the focus is an outline in the button's own colour.
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -2 } } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            ...REACH,
            minHeight: 36,
            variants: [
              { props: { size: 'small' }, style: strong },
              { props: { size: 'large' }, style: { ...strong, minHeight: 44 } },
              {
                props: { variant: 'contained', color: 'primary' },
                style: { color: brand.on, backgroundColor: brand.fill, '&:hover': { backgroundColor: brand.hover } },
              },
              { props: { variant: 'outlined' }, style: { borderColor: edge } },
              { props: { variant: 'outlined', color: 'primary' }, style: { color: ink } },
            ],
          },
        },
      },
      MuiIconButton: { styleOverrides: { root: REACH } },
      MuiLink: {
        styleOverrides: { root: { textUnderlineOffset: 3, '&.MuiLink-button': { position: 'relative', ...REACH } } },
      },
      // In the dark no veil over what is raised: its ground is the card's, too.
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: RADIUS.card } } },
      MuiChip: {
        styleOverrides: {
          root: {
            borderRadius: RADIUS.chip,
            '&.MuiChip-clickable:not(.MuiChip-deletable)': REACH,
            variants: [{ props: { size: 'small' }, style: size(TYPE.small) }],
          },
          deleteIcon: { color: soft },
        },
      },
      // The page below what opens over it can still be read: it is where one comes back to.
      MuiBackdrop: {
        styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: `${ON_LIGHT}66` } } },
      },
      MuiSkeleton: { styleOverrides: { root: { backgroundColor: wash } } },
      // In a low window, as of a page that is enlarged or above a keyboard, a dialog is scrolled whole: between its head and its foot would be a slit.
      MuiDialog: {
        styleOverrides: {
          paper: {
            '@media (max-height: 420px)': {
              marginBlock: 8,
              maxHeight: 'calc(100% - 16px)',
              '& .MuiDialogContent-root': { flex: 'none', overflow: 'visible' },
            },
          },
        },
      },
      MuiDialogTitle: { styleOverrides: { root: { ...heading, paddingTop: 20 } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', gap: 4 } } },
      MuiAlert: {
        styleOverrides: {
          root: ({ theme, ownerState: { severity = 'success', square } }) => {
            const pair = toneOf(theme, severity === 'error' ? 'danger' : severity)
            return {
              color: pair.ink,
              backgroundColor: pair.wash,
              // One from edge to edge begins where the title above it does.
              ...(square
                ? { borderRadius: 0, [theme.breakpoints.up('sm')]: { paddingInline: 24 } }
                : { borderRadius: RADIUS.control }),
            }
          },
          icon: { '&&': { color: 'inherit' } },
          // A button beside one line of text stands at its height.
          action: { '& .MuiButton-root': { marginTop: -4, minWidth: 0, whiteSpace: 'nowrap' } },
        },
      },
      MuiTooltip: {
        defaultProps: { arrow: true },
        styleOverrides: {
          tooltip: { ...size(TYPE.small), color: card, backgroundColor: ink },
          arrow: { color: ink },
        },
      },
      MuiCssBaseline: {
        styleOverrides: {
          // Several of one name, as the library takes them.
          fallbacks: facesOf(typeface).map((face) => ({ '@font-face': face })),
          html: { colorScheme: mode },
          'html, body, #root': { height: '100%' },
          body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
          // Japanese has no spaces: it breaks between phrases, where the browser knows them; what is typed breaks anywhere.
          'body:lang(ja)': { wordBreak: 'auto-phrase' },
          textarea: { wordBreak: 'normal' },
          'h1, h2, h3, h4': { textWrap: 'balance' },
          'button, input, select, textarea': { fontFamily: 'inherit' },
          // A phone enlarges the page for smaller letters that are to be typed, and leaves it so.
          [TOUCH]: { 'input, select, textarea': { fontSize: `${String(TYPE.lead[0])}px !important` } },
          ':focus-visible': { outlineColor: brand.ink },
          // Each text keeps the order of its own script: of a Latin name in an Arabic list the end is cut, not the beginning. `left` is turned round.
          ...(direction === 'rtl' && {
            'body, input, select, textarea': { textAlign: 'left' },
            [TEXTS]: { unicodeBidi: 'plaintext' },
          }),
          ...FORCED_COLOURS,
          // An animation still says that it ended. A transition, however short, would hold each change of each element back until the next frame.
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0s !important',
              transitionDelay: '0s !important',
            },
          },
        },
      },
    },
  })
}

const mixed = (colour: string, share: number, ground: string): string =>
  `color-mix(in oklab, ${colour} ${String(share)}%, ${ground})`

/** Where a finger chooses, not a mouse. */
export const TOUCH = '@media (pointer: coarse)'

/** A finger finds a button within 44 px, as small as it is drawn; not beside the text of a list of options, where that is found by it. */
const REACH = {
  [TOUCH]: {
    '&:not(.MuiAutocomplete-endAdornment *)::after': {
      content: '""',
      position: 'absolute',
      inset: 'min(0px, calc(50% - 22px))',
    },
  },
} as const

/** MUI's steps of elevation, of which the portal has three: none, menus, dialogs. */
function shadowsOf({ menu, dialog }: { menu: string; dialog: string }): Theme['shadows'] {
  return Array.from({ length: 25 }, (_, step) => (step === 0 ? 'none' : step <= 8 ? menu : dialog)) as Theme['shadows']
}
