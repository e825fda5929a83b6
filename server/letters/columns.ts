import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../resources/manajemen-user/user.ts';
import { position } from '../../resources/pengaturan/jabatan.ts';
import { tableOf } from '../crud/index.ts';

/** Columns that the tables of letters share. */
export const userId = (name: string) => uuid(name).references(() => tableOf(user).id);
export const positionId = (name: string) => uuid(name).references(() => tableOf(position).id);
export const moment = (name: string) => timestamp(name, { withTimezone: true });
