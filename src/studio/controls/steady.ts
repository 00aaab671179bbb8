import { useLayoutEffect, useMemo, useRef } from 'react'

type Acts = Readonly<Record<string, (...args: never[]) => void>>

/** Handlers that are the same functions at every render and do what the latest ones do: what gets them is not drawn anew for them. Not to be called while rendering. */
export function useSteady<Given extends Acts>(acts: Given): Given {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  const names = Object.keys(acts).join(' ')
  return useMemo(
    () =>
      Object.fromEntries(
        names.split(' ').map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as unknown as Given,
    [names],
  )
}
