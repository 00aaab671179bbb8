import type { ComponentType } from 'react'

/** Asks whether to end the user's other session; answers yes or no once. */
export type Override = ComponentType<{ onAnswer(override: boolean): void }>

/** Loads the question, which few people see; null when it cannot be had. */
export async function loadOverride(): Promise<Override | null> {
  try {
    return (await import('./OverrideDialog.tsx')).OverrideDialog
  } catch {
    return null
  }
}
