import { useState } from 'react'
import type { MouseEvent } from 'react'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Icon } from '../../frame/icon.tsx'
import { useEngine } from '../../services/services.ts'
import { NameDialog } from './name-dialog.tsx'
import type { Arrangements } from './use-arrangements.ts'

/** Leads to the arrangements of a list, and to what can be done with the one that is chosen. `isShort`: a sign alone. */
export function ArrangementsMenu({ arrangements, isShort }: { arrangements: Arrangements; isShort: boolean }) {
  const { t, ask } = useEngine()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [naming, setNaming] = useState<'new' | 'other'>()
  const { all, chosen, start, isChanged } = arrangements
  const does = (work: () => void) => () => {
    setAnchor(null)
    work()
  }
  const remove = async (): Promise<void> => {
    const question = {
      title: t('grid.arrangementDelete'),
      text: t('grid.arrangementDeleteText', { name: chosen.name }),
      confirm: t('action.delete'),
      cancel: t('action.cancel'),
      danger: true,
    }
    if (await ask(question)) arrangements.remove()
  }
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-label': t(isChanged ? 'grid.arrangementChanged' : 'grid.arrangementNamed', { name: chosen.name }),
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const
  return (
    <>
      {isShort ? (
        <IconButton color="primary" {...opener} sx={{ minWidth: 40, minHeight: 44 }}>
          <Icon name="list" />
        </IconButton>
      ) : (
        <Button
          size="small"
          startIcon={<Icon name="list" />}
          endIcon={<Icon name="expand" />}
          {...opener}
          sx={{ maxWidth: 240 }}
        >
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{chosen.name}</span>
          {isChanged && <span aria-hidden>&nbsp;●</span>}
        </Button>
      )}
      <Menu
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('grid.arrangements') } }}
      >
        {all.map((arrangement) => (
          <MenuItem
            key={arrangement.id}
            role="menuitemradio"
            aria-checked={arrangement.id === chosen.id}
            onClick={does(() => arrangements.choose(arrangement))}
          >
            <ListItemIcon>{arrangement.id === chosen.id && <Icon name="check" fontSize="small" />}</ListItemIcon>
            {arrangement.id === start ? t('grid.arrangementIsStart', { name: arrangement.name }) : arrangement.name}
          </MenuItem>
        ))}
        <Divider role="presentation" component="li" />
        {chosen.isOwn && isChanged && (
          <MenuItem onClick={does(arrangements.save)}>{t('grid.arrangementSave')}</MenuItem>
        )}
        <MenuItem onClick={does(() => setNaming('new'))}>{t('grid.arrangementSaveAs')}</MenuItem>
        {isChanged && <MenuItem onClick={does(arrangements.reset)}>{t('grid.arrangementReset')}</MenuItem>}
        {chosen.id !== start && (
          <MenuItem onClick={does(() => arrangements.setStart(chosen.id))}>{t('grid.arrangementSetStart')}</MenuItem>
        )}
        {chosen.isOwn && <MenuItem onClick={does(() => setNaming('other'))}>{t('grid.arrangementRename')}</MenuItem>}
        {chosen.isOwn && <MenuItem onClick={does(() => void remove())}>{t('grid.arrangementDelete')}</MenuItem>}
      </Menu>
      {naming !== undefined && (
        <NameDialog
          title={t(naming === 'new' ? 'grid.arrangementSaveAs' : 'grid.arrangementRename')}
          name={naming === 'new' ? '' : chosen.name}
          taken={all.map(({ name }) => name)}
          answer={(name) => {
            setNaming(undefined)
            if (name === undefined) return
            if (naming === 'new') arrangements.saveAs(name)
            else arrangements.rename(name)
          }}
        />
      )}
    </>
  )
}
