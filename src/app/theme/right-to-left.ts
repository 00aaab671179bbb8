import rtl from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'

/** What the style sheets of a language written from right to left go through: `margin-left` becomes `margin-right`, and so on. */
export const rightToLeft = [prefixer, rtl]
