/*
 * money/desk.h: models for screens, the third ring of libmoney.
 *
 * A model contains the state of one screen and the rules of its input; your program draws the screen. This header
 * includes money.h, whose conventions apply. One library exports the functions of all rings.
 */
#ifndef MONEY_DESK_H
#define MONEY_DESK_H

#include "../money.h"

#include "calculator.h"
#include "converter.h"
#include "currency_list.h"
#include "portfolio_view.h"

#endif /* MONEY_DESK_H */
