import { createPath, resolvePath } from 'react-router-dom'
import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Has a second press lead nowhere: the address where one is already takes the place of itself, with what its entry knows of how it was
 * come to. Who presses a link twice has it once behind them, and a drawer closes at the first press.
 */
export function withoutRepeats(router: Router): Router {
  const go = router.navigate
  const navigate: Router['navigate'] = (to: Parameters<typeof go>[0] | number, options?: Parameters<typeof go>[1]) => {
    if (typeof to === 'number') return go(to)
    const { location } = router.state
    const isHere = createPath(resolvePath(to ?? '', inside(location.pathname, router.basename))) === here(router)
    return go(to, isHere && options?.replace !== true ? { ...options, replace: true, state: location.state } : options)
  }
  return Object.assign(router, { navigate })
}

/** The router's address, below its base. */
function here({ state, basename }: Router): string {
  return createPath({ ...state.location, pathname: inside(state.location.pathname, basename) })
}

function inside(pathname: string, basename = '/'): string {
  const isBelow = basename !== '/' && pathname.toLowerCase().startsWith(basename.toLowerCase())
  const path = isBelow ? pathname.slice(basename.length) : pathname
  return path.startsWith('/') ? path : `/${path}`
}
