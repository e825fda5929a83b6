import type { ComponentType } from 'react';
import type { Message } from '../../../lib/language.ts';
import type { BooleanField, ChoicesField, UrlField } from '../../../resources/declare.ts';
import type { InputProps } from '../inputs/use-field.ts';
import { BooleanInput } from '../kinds/boolean/input.tsx';
import { ChoicesInput } from '../kinds/choices/input.tsx';
import UrlInput from '../kinds/url/input.tsx';
import TriggerConditionsInput from './trigger-conditions-input.tsx';
import TriggerDelayInput from './trigger-delay-input.tsx';
import { triggerMessages } from './trigger-messages.ts';
import TriggerRecipientsInput from './trigger-recipients-input.tsx';
import TriggerTextInput from './trigger-text-input.tsx';
import TriggerValueInput from './trigger-value-input.tsx';

const inputs: Record<string, ComponentType<InputProps>> = {
  becomes: TriggerValueInput,
  conditions: TriggerConditionsInput,
  delayMinutes: TriggerDelayInput,
  messageText: TriggerTextInput,
  messageTitle: TriggerTextInput,
  onlyIfOpen: (props) => <BooleanInput {...(props as InputProps<BooleanField>)} />,
  recipients: TriggerRecipientsInput,
  urgencies: (props) => <ChoicesInput {...(props as InputProps<ChoicesField>)} />,
  webhookUrl: (props) => <UrlInput {...(props as InputProps<UrlField>)} />,
};

/** Hints stand here, as every first screen loads the declaration. */
const hints: Record<string, Message> = {
  becomes: triggerMessages.becomesHint,
  messageText: triggerMessages.textHint,
  messageTitle: triggerMessages.titleHint,
  onlyIfOpen: triggerMessages.onlyIfOpenHint,
  urgencies: triggerMessages.urgenciesHint,
  webhookUrl: triggerMessages.urlHint,
};

/** A field of a trigger's form, behind one door for all. */
export default function TriggerInput({ field, ...props }: InputProps) {
  const Shown = inputs[props.name];
  const hint = hints[props.name];
  const hinted = hint ? ({ ...field, options: { ...field.options, hint } } as typeof field) : field;
  return Shown ? <Shown {...props} field={hinted} /> : null;
}
