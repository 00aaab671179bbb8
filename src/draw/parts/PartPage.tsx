import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { PartManifest } from '../../config/index.ts'
import { optionLines } from './catalogue.ts'
import type { CatalogueData } from './catalogue.ts'
import { Example } from './Example.tsx'
import { Table } from './Table.tsx'

type Props = CatalogueData['parts'][string] & { manifest: PartManifest; labels: CatalogueData['labels'] }

/** A part: what it is, its examples in their states, its options, its keys. */
export function PartPage({ manifest, labels, examples, keys }: Props) {
  const options = useMemo(() => optionLines(manifest.options), [manifest])
  const types = manifest.types.length === 0 ? 'any value' : manifest.types.join(', ')
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 600 }}>
          {manifest.name}
        </Typography>
        <Chip size="small" label={manifest.kind} />
      </Box>
      <Typography>{manifest.description}</Typography>
      {manifest.kind !== 'chart' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Of {types}.
        </Typography>
      )}
      {examples.map((example) => (
        <Part key={example.name} title={example.kind === 'field' ? undefined : example.name}>
          <Example example={example} labels={labels} />
          <Code label={`JSON of ${example.name}`}>{JSON.stringify(example.entry, null, 2)}</Code>
        </Part>
      ))}
      <Part title="Options">
        {options.length === 0 ? (
          <Typography>It takes no options.</Typography>
        ) : (
          <Table
            label="Options"
            heads={['Name', 'Type', 'Without it', 'Meaning']}
            rows={options.map(({ name, type, fallback, isRequired, description }) => [
              <code key="name">{name}</code>,
              type,
              isRequired ? 'required' : fallback === undefined ? '–' : <code key="fallback">{fallback}</code>,
              description,
            ])}
          />
        )}
      </Part>
      {Object.keys(keys).length > 0 && (
        <Part title="Keys">
          <Table
            label="Keys"
            heads={['Key', 'What it does']}
            rows={Object.entries(keys).map(([key, what]) => [<kbd key="key">{key}</kbd>, what])}
          />
        </Part>
      )}
    </>
  )
}

/** What stands under one heading; a form has one of its own. */
function Part({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <Box sx={{ mt: 4 }}>
      {title !== undefined && (
        <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
      )}
      {children}
    </Box>
  )
}

/** The text of an example; it scrolls sideways, by keyboard too. */
function Code({ label, children }: { label: string; children: string }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{
        mt: 2,
        p: 2,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        typography: 'caption',
        fontFamily: 'monospace',
        overflowX: 'auto',
      }}
    >
      {children}
    </Box>
  )
}
