import { useEffect } from 'react'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { StudioProject, StudioScreen, StudioState, StudioTenant } from './api.ts'
import type { Act } from './host.ts'

interface BarProps {
  project: StudioProject
  tenant: StudioTenant
  screen: StudioScreen
  state: StudioState | undefined
  choose(tenant: StudioTenant, screen: StudioScreen): void
  run(what: Act): void
}

/** Chooses tenant and screen; undoes, redoes and saves. Ctrl+Z, Ctrl+Shift+Z and Ctrl+S do so too. */
export function Bar({ project, tenant, screen, state, choose, run }: BarProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return
      const what = { z: event.shiftKey ? 'redo' : 'undo', s: 'save' }[event.key.toLowerCase()] as Act | undefined
      if (what === undefined) return
      event.preventDefault()
      run(what)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [run])
  const errors = state?.findings.filter(({ severity }) => severity === 'error').length ?? 0
  return (
    <Stack component="header" direction="row" spacing={2} sx={{ alignItems: 'center', p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="h1" variant="h6">
        Studio
      </Typography>
      <TextField
        select
        size="small"
        label="Tenant"
        value={tenant.id}
        onChange={({ target }) => {
          const next = project.tenants.find(({ id }) => id === target.value)
          const same = next?.screens.find(({ file }) => file === screen.file) ?? next?.screens[0]
          if (next !== undefined && same !== undefined) choose(next, same)
        }}
        sx={{ minWidth: 180 }}
      >
        {project.tenants.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label="Screen"
        value={screen.file}
        onChange={({ target }) => {
          const next = tenant.screens.find(({ file }) => file === target.value)
          if (next !== undefined) choose(tenant, next)
        }}
        sx={{ minWidth: 300 }}
      >
        {tenant.screens.map(({ file, title }) => (
          <MenuItem key={file} value={file}>
            {title} · {file.replace(/(\.layout)?\.json$/, '')}
          </MenuItem>
        ))}
      </TextField>
      <Typography role="status" color={errors > 0 ? 'error' : 'text.secondary'} sx={{ flex: 1 }}>
        {errors > 0 ? `${errors} ${errors === 1 ? 'error' : 'errors'}: nothing can be saved` : state?.canSave === true ? 'Not saved yet' : ''}
      </Typography>
      <Button disabled={state?.canUndo !== true} onClick={() => run('undo')}>
        Undo
      </Button>
      <Button disabled={state?.canRedo !== true} onClick={() => run('redo')}>
        Redo
      </Button>
      <Button variant="contained" disabled={state?.canSave !== true} onClick={() => run('save')}>
        Save
      </Button>
    </Stack>
  )
}
