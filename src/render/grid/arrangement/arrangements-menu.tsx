import { useState } from 'react'
import type { MouseEvent } from 'react'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Icon } from '../../look/icon.tsx'
import { Tool } from '../../frame/tool.tsx'
import { useEngine } from '../../services/services.ts'
import { NameDialog } from './name-dialog.tsx'
import type { Arrangement } from './arrangements.ts'
import type { Arrangements } from './use-arrangements.ts'

/** Leads to the arrangements of a list, and to what can be done with the one that is chosen. `isShort`: a sign alone. */
export function ArrangementsMenu({ arrangements, isShort }: { arrangements: Arrangements; isShort: boolean }) {
  const { t, ask } = useEngine()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // The one that gets another name: in another tab it may be deleted meanwhile.
  const [naming, setNaming] = useState<'new' | Arrangement>()
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
  return (
    <>
      <Tool
        icon="list"
        label={t(isChanged ? 'grid.arrangementChanged' : 'grid.arrangementNamed', { name: chosen.name })}
        isShort={isShort}
        endIcon={<Icon name="expand" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 240 }}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{chosen.name}</span>
        {isChanged && <span aria-hidden>&nbsp;●</span>}
      </Tool>
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
        {chosen.isOwn && <MenuItem onClick={does(() => setNaming(chosen))}>{t('grid.arrangementRename')}</MenuItem>}
        {chosen.isOwn && <MenuItem onClick={does(() => void remove())}>{t('grid.arrangementDelete')}</MenuItem>}
      </Menu>
      {naming !== undefined && (
        <NameDialog
          title={t(naming === 'new' ? 'grid.arrangementSaveAs' : 'grid.arrangementRename')}
          name={naming === 'new' ? '' : naming.name}
          taken={all.map(({ name }) => name)}
          answer={(name) => {
            setNaming(undefined)
            if (name === undefined) return
            if (naming === 'new') arrangements.saveAs(name)
            else arrangements.rename(naming, name)
          }}
        />
      )}
    </>
  )
}
