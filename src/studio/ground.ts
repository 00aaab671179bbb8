import { useEffect, useRef } from 'react'
import type { StudioState } from './host/api.ts'

/** Files that say what is asked for beside the screen, too: what the tenant is called and its languages, and what its lists of choices hold. */
const asked = ['/tenant.json', '/lookups.json']

/** Is another text when what is known of the tenant as a whole may be out of date: one with errors is known as far as the base has it. */
export function groundOf({ files, findings }: Pick<StudioState, 'files' | 'findings'>): string {
  const versions = asked.map((name) => files.find(({ path }) => path.endsWith(name))?.version ?? 0)
  return JSON.stringify([...versions, findings.every(({ severity }) => severity !== 'error')])
}

/** Calls once what is known of the tenant as a whole may be out of date. */
export function useNewGround(state: StudioState | undefined, ask: () => void): void {
  const ground = state && groundOf(state)
  const read = useRef(ground)
  useEffect(() => {
    if (ground === undefined) return
    const before = read.current
    read.current = ground
    if (before !== undefined && before !== ground) ask()
  }, [ground, ask])
}
