import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';

/** Slots of a date picker: outlines as everywhere, never filled (LOOK, Icons). */
export const pickerIcons = {
  openPickerIcon: () => <CalendarDays size={18} strokeWidth={1.6} aria-hidden />,
  clearIcon: () => <X size={15} strokeWidth={1.6} aria-hidden />,
  switchViewIcon: () => <ChevronDown size={18} strokeWidth={1.6} aria-hidden />,
  leftArrowIcon: () => <ChevronLeft size={18} strokeWidth={1.6} aria-hidden />,
  rightArrowIcon: () => <ChevronRight size={18} strokeWidth={1.6} aria-hidden />,
};
