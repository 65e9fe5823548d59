import simpleRest from 'ra-data-simple-rest'
import { Admin, CustomRoutes } from 'react-admin'
import { BrowserRouter, Route } from 'react-router-dom'
import { theme } from './theme/theme.js'
export const App = () => <BrowserRouter><Admin disableTelemetry theme={theme} darkTheme={null} dataProvider={simpleRest('/api/admin')} loginPage={false}>
<CustomRoutes><Route path="/dashboard" element={<p>hi</p>} /></CustomRoutes></Admin></BrowserRouter>
