/** The buttons at the entries of a list and at names that are the data's own: they leave the focus where one goes on. */
import type { ComponentType, MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import Button from '@mui/material/Button'
import { Theme } from '@rjsf/mui'
import type { IconButtonProps, OptionalDataControlsTemplateProps } from '@rjsf/utils'
import { Icon } from '../../look/icon.tsx'
import { useEngine } from '../../services/services.ts'

type Buttons = Record<'RemoveButton' | 'MoveUpButton' | 'MoveDownButton', ComponentType<IconButtonProps>>

const buttons = Theme.templates?.ButtonTemplates as unknown as Buttons
const { RemoveButton: Remove, MoveUpButton: MoveUp, MoveDownButton: MoveDown } = buttons

/** For the library's templates. */
export const libraryButtons = { AddButton, RemoveButton, MoveUpButton, MoveDownButton }

/** Adds an entry to a list or a name to an object. */
function AddButton({ onClick, disabled = false, id, className }: IconButtonProps) {
  const { t } = useEngine()
  return (
    <Button {...{ id, className, onClick, disabled }} size="small" variant="outlined" startIcon={<Icon name="add" />}>
      {t('rows.add')}
    </Button>
  )
}

/** What the focus may go to in an entry. */
export const FOCUSABLE = 'input:not(:disabled), textarea:not(:disabled), [role=combobox], button:not(:disabled)'

/** What is around a value, the heading and the buttons of a list among it. */
export const FIELD = '.rjsf-field'

/** Takes an entry out: the focus goes into the one that stands in its place, else onto the last button of the list, which adds one. */
function RemoveButton(props: IconButtonProps) {
  const remove = (event: MouseEvent<HTMLButtonElement>): void => {
    const { currentTarget: button } = event
    // A name stands around the button, an entry of a list beside it.
    const isName = button.classList.contains('rjsf-object-property-remove')
    const entry = isName ? button.closest(FIELD) : button
    const list = isName ? entry?.parentElement?.closest(FIELD) : button.closest(FIELD)
    const next = entry && list ? nextIn(list, entry) : null
    flushSync(() => props.onClick?.(event))
    const target = next?.querySelector<HTMLElement>(FOCUSABLE) ?? [...(list?.querySelectorAll('button') ?? [])].at(-1)
    target?.focus()
  }
  return <Remove {...props} onClick={remove} />
}

/** Empties an object that may be missing: the focus goes to the first of its values. */
export function EmptyButton({ id, registry, label, onRemoveClick }: OptionalDataControlsTemplateProps) {
  return onRemoveClick && <RemoveButton id={id} registry={registry} title={label} onClick={onRemoveClick} />
}

/** What stands after an entry of a list. */
function nextIn(list: Element, entry: Element): Element | null {
  let at = entry
  while (at.nextElementSibling === null && at.parentElement !== null && at.parentElement !== list) at = at.parentElement
  return at.nextElementSibling
}

function MoveUpButton(props: IconButtonProps) {
  return <MoveUp {...props} onClick={moving(props)} />
}

function MoveDownButton(props: IconButtonProps) {
  return <MoveDown {...props} onClick={moving(props)} />
}

/** The focus goes along with an entry that is moved: its button, or the other one where it can go no further. */
function moving({ onClick }: IconButtonProps) {
  return (event: MouseEvent<HTMLButtonElement>): void => {
    const { currentTarget: button } = event
    flushSync(() => onClick?.(event))
    const beside = [...(button.parentElement?.querySelectorAll('button') ?? [])]
    ;[button, ...beside].find((each) => !each.disabled)?.focus()
  }
}
