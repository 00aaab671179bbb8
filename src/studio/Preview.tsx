import { useEffect, useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import type { OutlineEntry } from '../config/node.ts'
import type { StudioProject, StudioScreen, StudioTenant } from './api.ts'
import { keyOf } from './entries.ts'
import { elementsOf, entryAt, markOnly } from './screen.ts'
import { viewAs } from './sign-in.ts'

interface PreviewProps {
  project: StudioProject
  tenant: StudioTenant
  screen: StudioScreen
  outline: readonly OutlineEntry[]
  version: number | undefined
  selected: OutlineEntry | undefined
  select(key: string): void
  language: string
  setLanguage(language: string): void
}

const widths = ['100%', '1280px', '768px', '390px'] as const

/** The portal itself, drawn with what is not saved yet, as a user of the demonstration sees it. A click selects, or acts. */
export function Preview({ project, tenant, screen, outline, version, selected, select, language, setLanguage }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [userId, setUserId] = useState(project.users[0]?.userId ?? '')
  const [width, setWidth] = useState<string>(widths[0])
  const [selects, setSelects] = useState(true)
  const [refusal, setRefusal] = useState<string>()
  const [viewer, setViewer] = useState('')
  const [page, setPage] = useState<Document | null>(null)
  const address = screen.address ?? `/${tenant.url}`

  useEffect(() => {
    let isCurrent = true
    void viewAs(tenant, { userId, password: project.password, language }).then((refused) => {
      if (!isCurrent) return
      setRefusal(refused)
      setViewer(`${userId} ${language}`)
      frame.current?.contentWindow?.location.reload()
    })
    return () => {
      isCurrent = false
    }
  }, [tenant, userId, language, project.password])

  // What changed is seen by a new load of the page, where the person has got to in it.
  const drawn = useRef(version)
  useEffect(() => {
    if (version === undefined || drawn.current === version) return
    drawn.current = version
    frame.current?.contentWindow?.location.reload()
  }, [version])

  useEffect(() => {
    if (page === null) return
    const show = () => markOnly(page, selected === undefined ? [] : elementsOf(page, selected, language))
    const click = (event: Event) => {
      const target = event.target as Element | null
      const entry = selects && target !== null ? entryAt(target, outline, language) : undefined
      if (entry === undefined) return
      event.preventDefault()
      event.stopPropagation()
      select(keyOf(entry))
    }
    show()
    if (selected !== undefined) elementsOf(page, selected, language)[0]?.scrollIntoView({ block: 'nearest' })
    const watch = new MutationObserver(show)
    watch.observe(page, { childList: true, subtree: true })
    for (const kind of ['click', 'mousedown']) page.addEventListener(kind, click, true)
    return () => {
      watch.disconnect()
      for (const kind of ['click', 'mousedown']) page.removeEventListener(kind, click, true)
    }
  }, [page, selected, outline, language, selects, select])

  return (
    <Box component="main" sx={{ display: 'grid', gridTemplateRows: 'auto auto 1fr', minWidth: 0, minHeight: 0, bgcolor: 'grey.200' }}>
      <Stack direction="row" spacing={2} sx={{ p: 1, alignItems: 'center', flexWrap: 'wrap', rowGap: 1, bgcolor: 'background.paper' }}>
        <TextField select size="small" label="As" value={userId} onChange={({ target }) => setUserId(target.value)} sx={{ minWidth: 150 }}>
          {project.users.map((user) => (
            <MenuItem key={user.userId} value={user.userId} title={user.about}>
              {user.userId}
            </MenuItem>
          ))}
        </TextField>
        <TextField select size="small" label="Language" value={language} onChange={({ target }) => setLanguage(target.value)} sx={{ minWidth: 100 }}>
          {tenant.languages.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        <TextField select size="small" label="Width" value={width} onChange={({ target }) => setWidth(target.value)} sx={{ minWidth: 110 }}>
          {widths.map((each) => (
            <MenuItem key={each} value={each}>
              {each === '100%' ? 'All there is' : each}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel control={<Switch checked={selects} onChange={({ target }) => setSelects(target.checked)} />} label="A click selects" />
      </Stack>
      <Box>
        {refusal !== undefined && <Alert severity="warning">{refusal}</Alert>}
        {screen.needsRecord === true && selects && <Alert severity="info">This screen shows a record: let clicks act, open one from the list, then let them select again.</Alert>}
      </Box>
      <Box sx={{ overflow: 'auto', display: 'flex', justifyContent: 'center', minHeight: 0 }}>
        {viewer !== '' && (
          <iframe key={address} ref={frame} title="Preview" src={address} onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)} style={{ width, height: '100%', flex: 'none', border: 0, background: 'white' }} />
        )}
      </Box>
    </Box>
  )
}
