import { useId, useState, type ReactNode } from 'react'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'

interface FoldProps {
  /** What is remembered of it, for as long as the studio is open: whether somebody opened or folded it. */
  name: string
  label: string
  /** How many things are in it. */
  count?: number
  /** It begins open, until somebody folds it. */
  isOpenAtFirst: boolean
  /** Somebody is led into it: it opens whatever was chosen. */
  isSought?: boolean
  children: ReactNode
}

/** What was chosen of each. */
const chosen = new Map<string, boolean>()

/** A part of the panel under a head that folds it and says how much is in it. What was opened once stays as it is while it is folded: nothing that is begun in it goes. */
export function Fold({ name, label, count = 0, isOpenAtFirst, isSought = false, children }: FoldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(() => isSought || (chosen.get(name) ?? isOpenAtFirst))
  const [wasOpen, setWasOpen] = useState(isOpen)
  const turn = () => {
    chosen.set(name, !isOpen)
    setOpen(!isOpen)
    setWasOpen(true)
  }
  return (
    <Box>
      <Typography component="h3" variant="body2" color="textSecondary">
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={turn}
          sx={{
            // The sign stands in line with what is around it.
            ml: -1,
            width: 'calc(100% + 12px)',
            minHeight: 32,
            px: 0.5,
            gap: 0.5,
            justifyContent: 'flex-start',
            textAlign: 'start',
            borderRadius: 1,
            font: 'inherit',
            '&:hover': { bgcolor: 'action.hover' },
            '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' },
          }}
        >
          <ExpandMore fontSize="small" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
          <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere', minWidth: 0 }}>
            {label}
          </Box>
          {count > 0 && <span>{count}</span>}
        </ButtonBase>
      </Typography>
      <Box id={id} hidden={!isOpen} sx={{ pt: 1.5 }}>
        {wasOpen && children}
      </Box>
    </Box>
  )
}
