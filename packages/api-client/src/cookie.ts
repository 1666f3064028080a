/** The anti-forgery token among the page's cookies (`document.cookie`); undefined before the server has set one. */
export function antiForgeryCookie(cookies: string, name = 'XSRF-TOKEN'): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
}
