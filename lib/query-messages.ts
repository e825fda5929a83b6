export const queryMessages = {
  unknownFilter: { id: 'Saringan tidak dikenal.', en: 'Unknown filter.' },
  unknownFilterValue: { id: 'Nilai saringan tidak dikenal.', en: 'Unknown value of a filter.' },
  unknownValue: { id: 'Nilai tidak dikenal.', en: 'Unknown value.' },
  unsortable: { id: 'Tidak dapat diurutkan menurut kolom ini.', en: 'Cannot be sorted by this column.' },
};
