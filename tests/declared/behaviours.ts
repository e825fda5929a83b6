import { and, eq, ne } from 'drizzle-orm';
import { dayInWib } from '../../lib/wib.ts';
import { plusWorkdays } from '../../lib/workdays.ts';
import { nationally, readPhone } from '../../resources/kinds/phone/phone-number.ts';
import { behaviourOf, type EventHandlers, type Registered } from '../../server/behaviour/index.ts';
import { behaviours as productBehaviours } from '../../server/behaviours.ts';
import { createBeside, tableOf } from '../../server/crud/index.ts';
import { invalid } from '../../server/http/index.ts';
import { vehicle } from './kendaraan.ts';
import { complaint } from './pengaduan.ts';
import { tender } from './tender.ts';

const vehicles = behaviourOf(vehicle, {
  actions: {
    recordService: async ({ records: [car], values, change }) => {
      if (values.odometer < Number(car.odometer ?? 0))
        throw invalid({ odometer: [`Odometer tidak pernah turun; pembacaan terakhir ${car.odometer} km.`] });
      const { odometer, serviceTime } = values;
      await change(car, { status: 'siap', odometer, ...(serviceTime !== null && { serviceTime }) });
      return { message: { id: `Servis ${car.plate} dicatat`, en: `Service of ${car.plate} recorded` } };
    },
    sendToService: async ({ records, values, change }) => {
      for (const car of records) await change(car, { status: 'perbaikan', ...values });
      return {};
    },
    listDue: async ({ tx }) => {
      const cars = tableOf(vehicle);
      const due = await tx
        .select({ plate: cars.plate, at: cars.nextService })
        .from(cars)
        .where(eq(cars.isActive, true))
        .orderBy(cars.nextService, cars.id);
      const lines = due.map(({ plate, at }) => `${plate};${at}`);
      return { name: 'jadwal-servis.csv', bytes: Buffer.from(['nomor;servis_km', ...lines, ''].join('\n')) };
    },
  },
});

const tenders = behaviourOf(tender, {
  checks: {
    oncePerDay: async (tx, { id, name, unitId, closesOn }) => {
      const all = tableOf(tender);
      const twins = await tx
        .select({ id: all.id })
        .from(all)
        .where(
          and(
            ne(all.id, String(id)),
            eq(all.name, String(name)),
            eq(all.unitId, String(unitId)),
            eq(all.closesOn, String(closesOn)),
          ),
        )
        .limit(1);
      return twins.length === 0;
    },
  },
});

/** What is broken beside the road is repaired by tender. */
const repairOf: EventHandlers[string] = async ({ tx, actor, record }) => {
  if (record.kind !== 'fasilitas') return;
  const repair = {
    code: String(record.number),
    name: `Perbaikan ${record.place}`,
    unitId: record.unitId,
    closesOn: plusWorkdays(dayInWib(), 10),
  };
  await createBeside(tx, tender, actor, repair, true);
};

/** Who complains by telephone is called back there, unless another number is given. */
const complaints = behaviourOf(complaint, {
  events: { finish: repairOf },
  hooks: {
    beforeWrite: async (_tx, { before, values }) => {
      const { callback = before?.callback, reporterPhone } = values;
      const number = typeof reporterPhone === 'string' ? readPhone(reporterPhone) : undefined;
      if (callback || !number) return undefined;
      if (number.startsWith('+62809'))
        throw invalid({ reporterPhone: [`${nationally(number)} adalah nomor premium.`] });
      return { callback: number };
    },
  },
});

/** What the server does for the examples: a form, chosen records and a file; a check; what follows an event; a hook that fills in. The product's own stay. */
export const behaviours: readonly Registered[] = [...productBehaviours, vehicles, tenders, complaints];
