import { useId, useMemo } from 'react'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { evaluate, holds, pathsOf } from '../../config/index.ts'
import type { ActionModel, DisabledModel, LabelId, Scope } from '../../config/index.ts'
import { useScoped } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import { visuallyHidden } from '../look/visually-hidden.ts'

/** What a button gets that may not be usable. */
interface UnavailableProps {
  'aria-disabled'?: true
  'aria-describedby'?: string
  style?: CSSProperties
  onClick(event: MouseEvent): void
}

/** Not MUI's look of a disabled button: that one can be neither pointed at nor focused. */
const FADED: CSSProperties = { opacity: 0.55, cursor: 'not-allowed' }

/**
 * A button that can be reached although it cannot be used: pressed, it says why. Without a reason it does what it is for.
 * @returns the button's properties, and its description for screen readers, to be drawn beside it
 */
export function useUnavailable(
  reason: string | undefined,
  act: (event: MouseEvent) => void,
): { button: UnavailableProps; description: ReactNode } {
  const id = useId()
  const { notify } = useEngine()
  if (reason === undefined) return { button: { onClick: act }, description: undefined }
  return {
    button: {
      'aria-disabled': true,
      'aria-describedby': id,
      style: FADED,
      onClick(event) {
        // The row around it may open something.
        event.stopPropagation()
        notify({ severity: 'info', text: reason })
      },
    },
    description: (
      <span id={id} style={visuallyHidden}>
        {reason}
      </span>
    ),
  }
}

/** Label of the first reason for which a button cannot be used where it stands; undefined when it can. */
export function useReason(disabled: readonly DisabledModel[] = NEVER): LabelId | undefined {
  const paths = useMemo(() => disabled.flatMap(({ when }) => [...pathsOf(when)]), [disabled])
  return useScoped(paths, (scope) => reasonAgainst(disabled, scope))
}

const NEVER: readonly DisabledModel[] = []

/** Label of the first reason for which something cannot be done now. */
export function reasonAgainst(disabled: readonly DisabledModel[] | undefined, scope: Scope): LabelId | undefined {
  return disabled?.find(({ when }) => evaluate(when, scope))?.reason
}

/** Whether a form shows an action, and lets it be pressed. */
export function mayRun({ visible, disabled, inReadOnly }: ActionModel, scope: Scope, isReadOnly: boolean): boolean {
  return holds(visible, scope) && reasonAgainst(disabled, scope) === undefined && (inReadOnly || !isReadOnly)
}
