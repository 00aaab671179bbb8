import { useCode } from '../../render/index.ts'
import type { EngineServices, PeekProps } from '../../render/index.ts'
import { keptOfLists } from '../device/lists.ts'
import { Broken } from '../pages/inside.tsx'

const loadPeek = () => import('./Peek.tsx').then(({ Peek }) => Peek)

/** A record beside a list; its code comes when the first is shown. */
function LatePeek(props: PeekProps) {
  const { code: Peek, hasFailed, retry } = useCode(loadPeek)
  if (hasFailed) return <Broken onRetry={retry} />
  return Peek && <Peek {...props} />
}

/** What the engine is given for lists: what is kept of them, and what draws a record beside one. */
export function servicesOfLists(
  ...whose: Parameters<typeof keptOfLists>
): Pick<EngineServices, 'arrangements' | 'seen' | 'Peek'> {
  return { ...keptOfLists(...whose), Peek: LatePeek }
}
