import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import { Form, SaveButton } from 'react-admin'
import { Link } from 'react-router-dom'
import { useWords } from '../words/use-words.js'

/** The fields of an employee's form above its buttons. */
export function EmployeeFormLayout({ children }: { children: ReactNode }) {
  const say = useWords()
  return (
    <Card sx={{ p: 2, maxWidth: 480 }}>
      <Form>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {children}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <SaveButton label="employees.save" alwaysEnable />
            <Button component={Link} to="/dashboard/employees">
              {say('employees.cancel')}
            </Button>
          </Box>
        </Box>
      </Form>
    </Card>
  )
}
