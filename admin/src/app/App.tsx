import '../session/pin/pin-wanted.js'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import { type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { AdminContext, CoreAdminUI, CustomRoutes, Notification } from 'react-admin'
import { createBrowserRouter, Link, Navigate, Route, RouterProvider } from 'react-router-dom'
import { type Session } from '../api/api-types.js'
import { dataProvider } from '../api/data-provider.js'
import { keepFresh } from '../api/live.js'
import { createQueryClient } from '../api/query-client.js'
import { theme } from '../kit/theme/theme.js'
import { ArrivedQuestion } from '../kit/ui/ArrivedQuestion.js'
import { PageTitle } from '../kit/ui/PageTitle.js'
import { Refusals } from '../kit/ui/Refusals.js'
import { UnknownScreen } from '../kit/ui/UnknownScreen.js'
import { i18nProvider } from '../kit/words/i18n-provider.js'
import { useWords } from '../kit/words/use-words.js'
import { createAuthProvider } from '../session/auth-provider.js'
import { type Leave, leaveByPageLoad } from '../session/session.js'
import { useSession } from '../session/session-context.js'
import { SessionGate } from '../session/SessionGate.js'
import { ConsoleLayout } from './ConsoleLayout.js'
import { ListBeside } from './ListBeside.js'
import { listBeside, mayEnter, type Page, type ScreenName, screens } from './screens.js'

/** Each address opens to the roles of its screen. */
const routes = (
  <CustomRoutes>
    <Route path="/" element={<Navigate to="/dashboard" replace />} />
    {screens.flatMap(([name, { pages }]) =>
      pages.flatMap((page) =>
        page.paths.map((path) => (
          <Route
            key={path}
            path={path}
            element={
              <ScreenDoor name={name}>
                <PageOf page={page} />
              </ScreenDoor>
            }
          />
        )),
      ),
    )}
  </CustomRoutes>
)

interface ConsoleProps {
  session: Session
  leave: Leave
  queryClient?: QueryClient
}

/** react-admin's own frame brings a layout, a menu and a login of its own: none of them is loaded here. */
function Console({ session, leave, queryClient }: ConsoleProps) {
  const [authProvider] = useState(() => createAuthProvider(session, leave))
  const [queries] = useState(() => queryClient ?? createQueryClient())
  useEffect(() => keepFresh(queries), [queries])
  return (
    <AdminContext
      theme={theme}
      darkTheme={null}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queries}
    >
      <CssBaseline enableColorScheme>
        <Refusals>
          <CoreAdminUI
            disableTelemetry
            title={i18nProvider.translate('app.name')}
            layout={ConsoleLayout}
            catchAll={UnknownScreen}
            loginPage={false}
            authCallbackPage={false}
          >
            {routes}
          </CoreAdminUI>
          <Notification />
          <ArrivedQuestion />
        </Refusals>
      </CssBaseline>
    </AdminContext>
  )
}

/** The staff console. `leave` and `queryClient` are replaced in tests. */
export function App({ leave = leaveByPageLoad, queryClient }: Partial<Omit<ConsoleProps, 'session'>>) {
  // A form with unsaved changes can only stop a router that knows where each step leads.
  const [router] = useState(() =>
    createBrowserRouter([
      {
        path: '*',
        element: (
          <SessionGate leave={leave}>
            {(session) => <Console session={session} leave={leave} queryClient={queryClient} />}
          </SessionGate>
        ),
      },
    ]),
  )
  return <RouterProvider router={router} />
}

/** A page, on a wide screen beside the list that it is a record of. */
function PageOf({ page }: { page: Page }) {
  const list = listBeside(page)
  if (list === null) return <page.Component />
  return (
    <ListBeside {...list}>
      <page.Component />
    </ListBeside>
  )
}

/** Opens a screen to the roles that may enter it; to others it says who can. */
function ScreenDoor({ name, children }: { name: ScreenName; children: ReactNode }) {
  const say = useWords()
  const { role } = useSession()
  if (mayEnter(role, name)) return children
  return (
    <>
      <PageTitle>{say(`screens.${name}`)}</PageTitle>
      <Alert severity="info" variant="outlined">
        {say('cockpit.refused')}
      </Alert>
      <Button component={Link} to="/dashboard" sx={{ justifySelf: 'start' }}>
        {say('cockpit.backToCockpit')}
      </Button>
    </>
  )
}
