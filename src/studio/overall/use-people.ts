import { useEffect, useState } from 'react'
import type { People } from '../host/api.ts'
import { ask, isHosted } from '../host/host.ts'

/** Who has an account and who is signed in, as the portal's host knows it; nothing over the files of a checkout, and until it is told. */
export function usePeople(): People | undefined {
  const [people, setPeople] = useState<People>()
  useEffect(() => {
    // Whoever cannot be told how many they are still configures.
    if (isHosted()) void ask<People>('people').then(setPeople, () => undefined)
  }, [])
  return people
}
