import { createRoot } from 'react-dom/client'
import { applyScheme } from '../src/core/scheme.ts'
import { DetailSample } from './detail-sample.tsx'
import { FormSample } from './form-sample.tsx'
import { ListSample } from './list-sample.tsx'
import { LoginSample } from './login-sample.tsx'

const pages = { list: ListSample, detail: DetailSample, form: FormSample, login: LoginSample }
const query = new URLSearchParams(location.search)
const scheme = query.get('scheme')
if (scheme === 'light' || scheme === 'dark') applyScheme(scheme)
const name = query.get('page')
const Page = name === 'detail' || name === 'form' || name === 'login' ? pages[name] : pages.list
const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
