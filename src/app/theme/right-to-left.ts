import rtl from '@mui/stylis-plugin-rtl'
import { DECLARATION, type Middleware } from 'stylis'

/** The one property that a browser of today still knows under a name of its own alone (Safari). The library's plugin for all of them would come with every page. */
const prefixed: Middleware = (element) => {
  if (element.type === DECLARATION && element.props === 'user-select')
    element.return ||= `-webkit-${element.value}${element.value}`
}

/** What the style sheets of a language written from right to left go through: `margin-left` becomes `margin-right`, and so on. */
export const rightToLeft = [prefixed, rtl]
