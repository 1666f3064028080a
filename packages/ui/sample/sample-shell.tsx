import { type ReactNode, useState } from 'react'
import { AppShell } from '../src/app-shell.tsx'
import { applyScheme, type Scheme } from '../src/core/scheme.ts'
import { bellIcon, buildingIcon, signOutIcon, userIcon } from '../src/core/icons.ts'
import { Icon } from '../src/icon.tsx'
import { IconButton } from '../src/icon-button.tsx'
import { LoadingOverlay } from '../src/loading-overlay.tsx'
import { Menu } from '../src/menu.tsx'
import { NavMenu } from '../src/nav-menu.tsx'
import { SiteFooter } from '../src/site-footer.tsx'
import { Toasts } from '../src/toasts.tsx'
import { footerLinks, menu, texts } from './texts.ts'

const ignore = () => undefined

/** The frame of the sample's pages. */
export function SampleShell({ banner, children }: { banner?: ReactNode; children: ReactNode }) {
  const [scheme, setScheme] = useState<Scheme>('system')
  const changeScheme = (next: Scheme) => {
    setScheme(next)
    applyScheme(next)
  }
  const branch = (
    <Menu
      trigger={
        <>
          <Icon path={buildingIcon} />
          {texts.branch}
        </>
      }
      label={texts.chooseBranch}
      items={[{ id: 'one', label: texts.branch, onSelect: ignore }]}
    />
  )
  const user = (
    <>
      <IconButton icon={bellIcon} label={texts.bell} />
      <Menu
        trigger={<Icon path={userIcon} size={20} />}
        label={texts.person}
        head={texts.person}
        items={[
          { id: 'profile', label: 'Perfil', icon: userIcon, href: '#profile' },
          {
            id: 'scheme',
            label: texts.scheme,
            items: (['light', 'dark', 'system'] as const).map((id) => ({
              id,
              label: texts.schemes[id],
              isChecked: id === scheme,
              onSelect: () => changeScheme(id),
            })),
          },
          { id: 'out', label: 'Salir', icon: signOutIcon, onSelect: ignore },
        ]}
      />
    </>
  )
  return (
    <>
      <AppShell
        logo={texts.company}
        homeHref="#home"
        homeLabel={texts.home}
        nav={<NavMenu label={texts.menu} items={menu} externalLabel={texts.newTab} moreLabel={texts.more} />}
        context={branch}
        user={user}
        banner={banner}
        footer={
          <SiteFooter label={texts.footer} links={footerLinks} contact={texts.contact} legal={texts.legal} />
        }
        skipLabel={texts.skip}
        openMenuLabel={texts.openMenu}
        closeMenuLabel={texts.closeMenu}
      >
        {children}
      </AppShell>
      <Toasts label={texts.notices} closeLabel={texts.close} />
      <LoadingOverlay text={texts.waiting} />
    </>
  )
}
