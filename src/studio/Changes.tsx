import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import type { StudioState } from './api.ts'

/** What differs from the base in words, what is wrong with it, and the files as they will be. */
export function Changes({ state }: { state: StudioState }) {
  return (
    <Box component="section" aria-label="What differs from the base" sx={{ mt: 3 }}>
      <Divider sx={{ mb: 2 }} />
      {state.findings.map(({ file, line, severity, message, hint }) => (
        <Alert key={`${file}:${line}${message}`} severity={severity} sx={{ mb: 1 }}>
          {message} {hint} ({file}:{line})
        </Alert>
      ))}
      <Typography component="h2" variant="subtitle1">
        Otherwise than the base
      </Typography>
      {state.differences.length === 0 && <Typography color="text.secondary">Nothing.</Typography>}
      <Box component="ul" sx={{ pl: 2.5, mt: 0.5 }}>
        {state.differences.map(({ file, line, text }) => (
          <li key={`${file}:${line}${text}`}>{text}</li>
        ))}
      </Box>
      {state.files.map(({ path, text, isSaved }) => (
        <Box key={path} sx={{ mb: 2 }}>
          <Typography component="h3" variant="subtitle2">
            {path} {isSaved ? '' : '· not saved'}
          </Typography>
          <Box component="pre" tabIndex={0} aria-label={path} sx={{ fontSize: 11, p: 1, m: 0, bgcolor: 'grey.100', overflow: 'auto', maxHeight: 320 }}>
            {text === '' ? 'The file goes: nothing differs any more.' : text}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
