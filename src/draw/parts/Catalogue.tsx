import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState, useSyncExternalStore } from 'react'
import { idOf, kinds } from './catalogue.ts'
import type { CatalogueData } from './catalogue.ts'
import { PartPage } from './PartPage.tsx'

const NARROW = '@media (max-width: 800px)'

/** All parts: a list to search in, and beside it the part that the address names. */
export function Catalogue({ data }: { data: CatalogueData }) {
  const chosen = useSyncExternalStore(listen, () => window.location.hash.slice(1))
  const part = kinds.flatMap(({ parts }) => parts).find((each) => idOf(each) === chosen)
  const hideNarrow = { [NARROW]: { display: 'none' } }
  return (
    <Box sx={{ display: 'flex', minHeight: '100%', [NARROW]: { display: 'block' } }}>
      <Box
        component="nav"
        aria-label="Parts"
        sx={{
          flex: '0 0 260px',
          p: 2,
          borderRight: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          position: 'sticky',
          top: 0,
          height: '100vh',
          overflowY: 'auto',
          [NARROW]: { position: 'static', height: 'auto', border: 0, ...(part !== undefined && { display: 'none' }) },
        }}
      >
        <PartList chosen={chosen} />
      </Box>
      <Box
        component="main"
        sx={{ flex: 1, minWidth: 0, p: { xs: 2, sm: 4 }, maxWidth: 1200, ...(part === undefined && hideNarrow) }}
      >
        {part === undefined ? (
          <Typography component="h1" variant="h5">
            The parts that the JSON may name
          </Typography>
        ) : (
          <>
            <Link href="#" sx={{ display: 'none', [NARROW]: { display: 'inline-block', py: 1, mb: 1 } }}>
              All parts
            </Link>
            <PartPage
              key={chosen}
              manifest={part}
              labels={data.labels}
              {...(data.parts[chosen] ?? { examples: [], keys: {} })}
            />
          </>
        )}
      </Box>
    </Box>
  )
}

function PartList({ chosen }: { chosen: string }) {
  const [sought, setSought] = useState('')
  const found = kinds.map((kind) => ({
    ...kind,
    parts: kind.parts.filter(({ name, description }) =>
      `${name} ${description}`.toLowerCase().includes(sought.trim().toLowerCase()),
    ),
  }))
  return (
    <>
      <TextField
        label="Search the parts"
        type="search"
        fullWidth
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {found.every(({ parts }) => parts.length === 0) && (
        <Typography role="status" sx={{ mt: 2, color: 'text.secondary' }}>
          No part is called so.
        </Typography>
      )}
      {found
        .filter(({ parts }) => parts.length > 0)
        .map(({ kind, title, parts }) => (
          <Box key={kind} sx={{ mt: 2.5 }}>
            <Typography component="h2" variant="overline" sx={{ color: 'text.secondary' }}>
              {title}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {parts.map((part) => (
                <li key={part.name}>
                  <Link
                    href={`#${idOf(part)}`}
                    underline="hover"
                    aria-current={idOf(part) === chosen ? 'page' : undefined}
                    sx={{
                      display: 'block',
                      px: 1.25,
                      py: 0.75,
                      borderRadius: 1,
                      color: 'text.primary',
                      '&[aria-current]': { bgcolor: 'action.selected', fontWeight: 600 },
                    }}
                  >
                    {part.name}
                  </Link>
                </li>
              ))}
            </Box>
          </Box>
        ))}
    </>
  )
}

function listen(changed: () => void): () => void {
  const moved = () => {
    window.scrollTo(0, 0)
    changed()
  }
  window.addEventListener('hashchange', moved)
  return () => window.removeEventListener('hashchange', moved)
}
