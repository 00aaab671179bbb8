import { useMemo, useRef } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import type { ButtonProps } from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { evaluate, pathsOf } from '../../config/index.ts'
import type { ActionModel, Condition, Path } from '../../config/index.ts'
import { Icon } from '../look/icon.tsx'
import { MoreMenu } from '../frame/more-menu.tsx'
import { ToolButton } from '../frame/tool-button.tsx'
import { reasonAgainst, useReason, useUnavailable } from '../frame/unavailable.tsx'
import { useFocusBack } from '../screen/focus-back.ts'
import { useCondition, useScoped } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import { KeptLine } from './drafts/kept-line.tsx'
import type { KeptAt } from './drafts/kept-line.tsx'
import type { Actions } from './record/actions.ts'
import { useForm } from './fields/context.ts'

const TONES: Record<ActionModel['tone'], Pick<ButtonProps, 'variant' | 'color'>> = {
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'primary' },
  danger: { variant: 'outlined', color: 'error' },
  plain: { variant: 'text', color: 'inherit' },
}

interface FooterProps {
  actions: Actions
  keptAt: KeptAt
  isReadOnly: boolean
  close: () => void
  /** Opens a new record made of this one; absent while there is none to copy. */
  copy: (() => void) | undefined
}

/** The form's buttons, on a phone no more than have room on one line; a read-only form has Close, and those that its model says. */
export function FormFooter({ actions, keptAt, isReadOnly, close, copy }: FooterProps) {
  const { model } = useForm()
  const { t } = useEngine()
  const offered = useMemo(
    () => model.actions.filter(({ inReadOnly }) => inReadOnly || !isReadOnly),
    [model, isReadOnly],
  )
  const { shown, live, lead } = useOffered(offered)
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const isSmall = useMediaQuery(SMALL_PHONE)
  const copies = useCondition(model.copy?.visible) && copy !== undefined ? model.copy : undefined
  const isCrowded =
    isPhone && shown.length + (copies === undefined ? 0 : 1) > (isSmall ? MOST_ON_A_SMALL_ONE : MOST_ON_A_PHONE)
  const beside = shown.findLast((action) => action.id !== lead && action.tone === 'secondary' && live.includes(action))
  const standing = isCrowded ? shown.filter((action) => action.id === lead || action === beside) : shown
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button
        variant="text"
        color="inherit"
        disabled={actions.running !== undefined}
        onClick={close}
        sx={{ mr: 'auto', ml: -1, minWidth: 0 }}
      >
        {t(model.record.load === undefined ? 'action.cancel' : 'action.close')}
      </Button>
      <KeptLine keptAt={keptAt} />
      {copies !== undefined && !isCrowded && (
        <Button
          // The only action there is looks like one.
          {...TONES[shown.length === 0 ? 'secondary' : 'plain']}
          startIcon={<Icon name={copies.icon} />}
          disabled={actions.running !== undefined}
          onClick={copy}
        >
          {t(copies.label)}
        </Button>
      )}
      {isCrowded && (
        <MoreMenu isDisabled={actions.running !== undefined}>
          {copies !== undefined && copy !== undefined && (
            <ToolButton label={t(copies.label)} icon={copies.icon} onClick={copy} />
          )}
          {shown
            .filter((action) => !standing.includes(action))
            .map((action) => (
              <ActionLine key={action.id} action={action} actions={actions} />
            ))}
        </MoreMenu>
      )}
      {standing.map((action) => (
        <ActionButton key={action.id} action={action} tone={toneOf(action, lead)} actions={actions} />
      ))}
    </Box>
  )
}

/** So many actions have room beside Close on a phone; of more, the filled one and one beside it stand there, and the others in a menu. */
const MOST_ON_A_PHONE = 3

const SMALL_PHONE = '(max-width: 389px)'
const MOST_ON_A_SMALL_ONE = 2

interface Offered {
  shown: readonly ActionModel[]
  /** Those of them that can be used. */
  live: readonly ActionModel[]
  /** The action that is filled: the primary one or, while that cannot be used, the last one beside it that can. */
  lead: ActionModel['id'] | undefined
}

/** Which actions are shown by the data, and which can be used. */
function useOffered(offered: readonly ActionModel[]): Offered {
  const paths = useMemo(
    () =>
      offered.flatMap(({ visible, disabled = [] }) => [visible, ...disabled.map(({ when }) => when)].flatMap(pathsIn)),
    [offered],
  )
  // One letter for each: hidden, shown, live.
  const letters = useScoped(paths, (scope) =>
    offered
      .map(({ visible, disabled }) => {
        if (visible !== undefined && !evaluate(visible, scope)) return 'h'
        return reasonAgainst(disabled, scope) === undefined ? 'l' : 's'
      })
      .join(''),
  )
  return useMemo(() => {
    const shown = offered.filter((_, index) => letters[index] !== 'h')
    const live = offered.filter((_, index) => letters[index] === 'l')
    const primary = shown.find(({ tone }) => tone === 'primary')
    if (primary === undefined || live.includes(primary)) return { shown, live, lead: primary?.id }
    return { shown, live, lead: (live.findLast(({ tone }) => tone === 'secondary') ?? primary).id }
  }, [offered, letters])
}

const pathsIn = (condition: Condition | undefined): Path[] => (condition === undefined ? [] : [...pathsOf(condition)])

/** One action is filled. */
function toneOf({ id, tone }: ActionModel, lead: ActionModel['id'] | undefined): ActionModel['tone'] {
  if (id === lead) return 'primary'
  return tone === 'primary' ? 'secondary' : tone
}

function ActionButton({ action, tone, actions }: { action: ActionModel; tone: ActionModel['tone']; actions: Actions }) {
  const { t } = useEngine()
  const reason = useReason(action.disabled)
  const unavailable = reason === undefined ? undefined : t(reason)
  const { button, description } = useUnavailable(unavailable, () => actions.run(action))
  const own = useRef<HTMLButtonElement>(null)
  useFocusBack(own, actions.running === action.id)
  return (
    <>
      <Tooltip title={unavailable ?? ''} describeChild>
        <Button
          ref={own}
          data-entry={action.id}
          {...TONES[tone]}
          {...button}
          startIcon={action.icon === undefined ? undefined : <Icon name={action.icon} />}
          disabled={actions.running !== undefined}
          sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
        >
          {t(action.label)}
        </Button>
      </Tooltip>
      {description}
    </>
  )
}

/** An action as a line of the menu. */
function ActionLine({ action, actions }: { action: ActionModel; actions: Actions }) {
  const { t } = useEngine()
  const reason = useReason(action.disabled)
  return (
    <ToolButton
      entry={action.id}
      label={t(action.label)}
      icon={action.icon}
      reason={reason === undefined ? undefined : t(reason)}
      onClick={() => actions.run(action)}
    />
  )
}
