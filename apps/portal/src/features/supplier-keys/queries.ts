import {
  createSupplierKey,
  listSupplierKeys,
  revokeSupplierKey,
} from '@enlace/contract/supplier-keys/calls.ts'
import type { NewSupplierKey, SupplierKey } from '@enlace/contract/supplier-keys/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/http/client.ts'

/** The keys of the supplier as they are now. */
export const supplierKeysQuery = () => ({ ...callQuery(listSupplierKeys), staleTime: 0 })

/** Makes a key, after a step-up. @throws CallFailure */
export const create = (body: NewSupplierKey) => withStepUp(() => send(createSupplierKey, { body }))

/** Ends a key. @throws CallFailure */
export const revoke = ({ id }: SupplierKey) => send(revokeSupplierKey, { params: { id } })
