import { createRoot } from 'react-dom/client'
import { applyScheme } from '../src/core/scheme.ts'
import { DetailSample } from './detail-sample.tsx'
import { FieldsSample } from './fields-sample.tsx'
import { FormSample } from './form-sample.tsx'
import { ListSample } from './list-sample.tsx'
import { LoginSample } from './login-sample.tsx'

const pages = new Map([
  ['list', ListSample],
  ['detail', DetailSample],
  ['form', FormSample],
  ['fields', FieldsSample],
  ['login', LoginSample],
])
const query = new URLSearchParams(location.search)
const scheme = query.get('scheme')
if (scheme === 'light' || scheme === 'dark') applyScheme(scheme)
const Page = pages.get(query.get('page') ?? '') ?? ListSample
const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
