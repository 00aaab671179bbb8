import { useEffect, useState } from 'react'
import type { People, Records } from '../host/api.ts'
import { ask, isHosted } from '../host/host.ts'

/** Who has an account and who is signed in, and how many records there are, as the portal's host knows it; nothing over the files of a checkout, and until it is told. */
export function usePeople(): (People & Records) | undefined {
  const [people, setPeople] = useState<People & Records>()
  useEffect(() => {
    // Whoever cannot be told how many they are still configures.
    if (isHosted()) void ask<People & Records>('people').then(setPeople, () => undefined)
  }, [])
  return people
}
