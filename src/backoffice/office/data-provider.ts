import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import { entityClient } from '#desk/office/door.tsx';
import { officeEntities, type EntityName } from '#paths/office-api.ts';

const entityNamed = (resource: string): EntityName => {
  const entity = officeEntities.find((name) => name === resource);
  if (!entity) throw new Error(`${resource} is no entity`);
  return entity;
};

const questionOf = ({ pagination, sort, filter }: Partial<GetListParams>) => ({
  page: pagination?.page,
  perPage: pagination?.perPage,
  ...(sort?.field ? { sort: sort.field, order: sort.order.toLowerCase() } : {}),
  ...(filter as Record<string, unknown>),
});

/** The calls of S10.2 as react-admin asks for them. What changes something and needs an answer of its own does not pass here. */
export const dataProvider = {
  supportAbortSignal: true,
  getList: (resource: string, params: GetListParams) =>
    entityClient(entityNamed(resource)).list(questionOf(params), { signal: params.signal }),
  getOne: async (resource: string, { id, signal }: { id: string; signal?: AbortSignal }) =>
    entityClient(entityNamed(resource)).get({ id }, { signal }),
  getMany: async (resource: string, { ids, signal }: { ids: string[]; signal?: AbortSignal }) =>
    entityClient(entityNamed(resource)).search({ ids: ids.join(',') }, { signal }),
  getManyReference: (resource: string, params: GetListParams & { target: string; id: string }) =>
    entityClient(entityNamed(resource)).list({ ...questionOf(params), [params.target]: params.id }, { signal: params.signal }),
  create: (resource: string, { data }: { data: Record<string, unknown> }) => entityClient(entityNamed(resource)).save(data),
  update: (resource: string, { id, data }: { id: string; data: Record<string, unknown> }) =>
    entityClient(entityNamed(resource)).save({ ...data, id }),
  updateMany: async (resource: string, { ids, data }: { ids: string[]; data: Record<string, unknown> }) => {
    for (const id of ids) await entityClient(entityNamed(resource)).save({ ...data, id });
    return { data: ids };
  },
  delete: async (resource: string, { id, previousData }: { id: string; previousData?: RaRecord }) => {
    await entityClient(entityNamed(resource)).delete({ id });
    return { data: previousData ?? { id } };
  },
  deleteMany: async (resource: string, { ids }: { ids: string[] }) => {
    await entityClient(entityNamed(resource)).delete({ ids });
    return { data: ids };
  },
} as unknown as DataProvider;
